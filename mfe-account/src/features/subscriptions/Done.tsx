import form from '../../components/Form.module.css';

export function Done({ children }: { readonly children: string }) {
  return (
    <p className={form['done']} role="status">
      {children}
    </p>
  );
}
