/**
 * The one script that stands in the page: where the HTML is not a known page's own (an item's page, say), it asks for the
 * files of the page that the address names, as `askAhead()` of the shell would a round later. The same rule as there:
 * the longest known path that the address is or lies below. Let through by its hash in the security policy.
 */
export const earlyHints = [
  '(()=>{',
  "const d=document,h=JSON.parse(d.getElementById('hints').textContent),p=location.pathname.split('/');",
  "if(d.querySelector('link[as=fetch]'))return;",
  'let b=[];',
  "for(const k in h.pages){const s=k.split('/');",
  "if(s.length>b.length&&s.every((x,i)=>x[0]===':'?p[i]:x===p[i]))b=s}",
  "for(const i of h.pages[b.join('/')]||[]){const l=d.createElement('link'),f=h.files[i];",
  "l.rel='preload';l.as=/\\.js$/.test(f)?'script':/\\.css$/.test(f)?'style':'fetch';",
  "l.crossOrigin='anonymous';l.href=f;d.head.append(l)}",
  '})()',
].join('');
