/**
 * The one script in the page, let through by its hash in the security policy. It defines
 * `adpPreload(pathname)`, which requests at once the files that the page at that address will request one after another,
 * as they were when the site was put together; a stale hint wastes bytes and breaks nothing. The longest known path that the
 * address is or is below counts; a page for many addresses has a `:name` in the place of a part. Where the HTML is not a
 * known page's own (an item's page, say), it requests this page's files itself; the shell requests those of the next one.
 */
export const earlyHints = [
  '(d=>{',
  "const h=JSON.parse(d.getElementById('hints').textContent),",
  "a=self.adpPreload=u=>{const p=u.split('/');let b=[];",
  "for(const k in h.pages){const s=k.split('/');",
  "if(s.length>b.length&&s.every((x,i)=>x[0]===':'?p[i]:x===p[i]))b=s}",
  "for(const i of h.pages[b.join('/')]||[]){const l=d.createElement('link'),f=h.files[i],n=h.sums[i];",
  "if(d.querySelector(`link[href='${f}']`))continue;",
  "l.rel='preload';l.as=/\\.js$/.test(f)?'script':/\\.css$/.test(f)?'style':'fetch';",
  "if(n)l.integrity=n;if(f[0]!=='/')l.crossOrigin='anonymous';l.href=f;d.head.append(l)}};",
  "d.querySelector('link[as=fetch]')||a(location.pathname)",
  '})(document)',
].join('');
