declare module 'react-router-real' {
  export * from 'react-router';
}
declare module 'react-router-real-dom' {
  export * from 'react-router/dom';
}
declare module 'valibot-real' {
  export * from 'valibot';
}
