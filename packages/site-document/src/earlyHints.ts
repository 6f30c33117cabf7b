import { languageKey, languages, toBase } from '@adp/shared-ui/languages';
import { getText } from './text';

/** Marks the page of a reader who saves data (packages/shared-ui/src/hooks/dataSaver.ts), whom a server knows by the Save-Data header alone. */
const markSaver = [
  'let c;const r=d.documentElement.dataset;',
  "try{c=localStorage['adp.saveData']}catch{}",
  "if(c?c==='1':(navigator.connection||0).saveData)r.saver='';else c&&delete r.saver;",
].join('');

/** Gives the links to other languages the address of the page that the reader is on by now, and remembers which one is chosen. */
const followPage = [
  "for(const k of ['pointerdown','focusin','click'])addEventListener(k,e=>{const t=e.target.closest('#site-languages a');if(!t)return;",
  `const b=${JSON.stringify(Object.fromEntries(languages.map((language) => [language, toBase(language)])))}[t.lang],p=location;`,
  `t.href=(b+p.pathname.replace(/^\\/(${languages.filter((language) => language !== 'en').join('|')})(?=\\/|$)/i,'')||'/')+p.search+p.hash;`,
  `if(k==='click')try{localStorage['${languageKey}']=t.lang}catch{}})`,
].join('');

/**
 * Retries the shell's scripts. `adpWatch(script, onLost)` fetches a failed script past the browser's cache and requests it again under
 * another URL, at most twice. If that fails, or no script has arrived after 19 s, the page says so (`#not-loaded`), and its content works as
 * without JavaScript; a script that arrives later still runs. Trusted Types forbid this script to write a `src` (decision 063), so the
 * HTML contains an element with the other URL to copy. A script without such an element is not the shell's and is not watched: the local
 * platform adds one to its pages.
 */
const watchScripts = [
  ";const w=()=>d.getElementById('waiting'),",
  "lose=f=>{r.scripting='off';w().replaceChildren(d.getElementById('not-loaded').content.cloneNode(true));f&&f()},",
  "find=s=>d.querySelector(`script[type=retry][src='${s.getAttribute('src').replace(/\\?.*/,'')}?retry']`),",
  'watch=self.adpWatch=(s,f,n=0,t=setTimeout(lose,19e3,f))=>{',
  "s.onload=()=>{clearTimeout(t);if(w().querySelector('a'))w().replaceChildren()};",
  's.onerror=async()=>{if(n>1){clearTimeout(t);lose(f);return}',
  "try{await fetch(s.src,{cache:'reload',integrity:s.getAttribute('integrity')||'',signal:AbortSignal.timeout(9e3)})}catch{}",
  "const c=find(s).cloneNode();c.type='';watch(c,f,n+1,t);d.head.append(c)}};",
  "for(const s of d.querySelectorAll('script[defer][src]'))find(s)&&watch(s);",
].join('');

/**
 * Records which nodes browser extensions add to the content before it is hydrated. `adpTakeChanges()` returns the records and ends the recording
 * (shell/src/removeAddedNodes.ts). In a page with content this runs right after `#root` is parsed, so the parser's own nodes are not among them.
 */
const watchRoot = [
  "const e=d.getElementById('root');if(e){const l=[],o=new MutationObserver(n=>{l.push(...n)});",
  'o.observe(e,{childList:true,subtree:true});',
  'self.adpTakeChanges=()=>{l.push(...o.takeRecords());o.disconnect();return l}}',
].join('');

/**
 * The script in every page, allowed by its hash in the security policy. It defines `adpPreload(pathname, isLoaded)`, which requests in
 * parallel the files that the page at that path would request one after another, without the manifest of an app that is loaded. The hints
 * date from when the site was assembled; a stale hint wastes bytes and breaks nothing. The longest matching path prefix counts, in which
 * `:name` matches any segment. If the HTML is not a known page's own (an item's page, say), the script requests this page's files itself;
 * the shell requests those of the next pages. In a page with content, `startScripts` does this instead.
 */
export const earlyHints = [
  '(d=>{',
  markSaver,
  "const h=JSON.parse(d.getElementById('hints').textContent),t=d.getElementById('texts').textContent,",
  "a=self.adpPreload=(u,m)=>{const p=u.split('/');let b=[];",
  "for(const k in h.pages){const s=k.split('/');",
  "if(s.length>b.length&&s.every((x,i)=>x[0]===':'?p[i]:x===p[i]))b=s}",
  "for(const i of h.pages[b.join('/')]||[]){const f=h.files[i];m&&/\\/manifest\\.json$/.test(f)||ask(f,h.sums[i]);",
  "for(const k in h.texts)h.texts[k].includes(i)&&ask(f.replace(/([^/]+)js$/,k+'/$1json'))}},",
  "ask=(f,n)=>{if(d.querySelector(`[href='${f}'],[data-href='${f}']`)||t.includes(f))return;const l=d.createElement('link');",
  "l.rel='preload';l.as=/\\.js$/.test(f)?'script':/\\.css$/.test(f)?'style':'fetch';",
  "if(n)l.integrity=n;if(f[0]!=='/')l.crossOrigin='anonymous';l.href=f;d.head.append(l)};",
  "d.querySelector('link[as=fetch],script[type=waiting]')||a(location.pathname);",
  followPage,
  watchScripts,
  watchRoot,
  '})(document)',
].join('');

/**
 * The first script of a page with content, which can be read without any. It starts the shell, whose files are in the HTML as
 * hints without `rel` and as a script of no type: at once, but for a reader who saves data and has no session (a member's page
 * would look signed out) with the first press on a control that a browser cannot handle alone, or input into one. A button that is pressed before the page can
 * answer is pressed again then. `data-scripting` says that scripts are expected to work, until they have failed. A script's `src` is nothing that this one could write (decision 063); a copy of an element has it.
 */
const writeStartScripts = (text: ReturnType<typeof getText>) =>
  [
    '(d=>{',
    markSaver,
    "r.scripting='on';let b,n,m;const saves='saver' in r,s=d.querySelector('script[type=waiting]'),",
    "say=t=>{d.getElementById('waiting').textContent=t},",
    "soon=f=>d.readyState==='loading'?d.addEventListener('DOMContentLoaded',f):f(),",
    "run=()=>{const c=s.cloneNode();c.type='';",
    'adpWatch(c,()=>{n=0});d.head.append(c)},',
    'go=()=>{if(n)return;n=1;',
    // A page that is there has asked for its fonts by itself.
    "for(const l of d.querySelectorAll('link[as]:not([rel])'+(saves?':not([as=font])':'')))l.rel='preload';",
    'soon(run)},',
    "use=e=>{const t=e.target.closest('a,summary,button,input,select,textarea');",
    "if(!t||t.matches('a,summary:not([data-scripted])')||t.commandForElement||t.popoverTargetElement||t.form&&t.form.hasAttribute('action'))return;",
    "if(t.name==='saver'){try{localStorage['adp.saveData']=+t.checked}catch{}",
    "if(t.checked)r.saver='';else{delete r.saver;go()}return}",
    "if(t.matches('button,summary')){e.preventDefault();b=t}",
    // After 20 s the shell shows an error, if not the page.
    `go();setTimeout(()=>n&&say(${toLiteral(text('page.loading'))}),300);setTimeout(()=>n&&say(''),2e4)},`,
    "types=['click','input'];",
    'for(const k of types)addEventListener(k,use,true);',
    "addEventListener('adp.started',()=>{for(const k of types)removeEventListener(k,use,true);n=0;say('');",
    // What was pressed is another element where the page has been made again.
    'if(b)(b.isConnected?b:[...d.querySelectorAll(b.tagName)].find(x=>x.textContent===b.textContent)||b).click()},{once:true});',
    "try{m=localStorage['adp.session']}catch{}",
    'if(!saves||m)go();',
    "if(saves)soon(()=>{const i=d.querySelector('[name=saver]');if(i)i.checked=true})",
    '})(document)',
  ].join('');

/** A text as a script in HTML has it, which it cannot end. */
const toLiteral = (words: string) => JSON.stringify(words).replaceAll('<', '\\u003c');

const written = new Map<string, string>();

/** The script above, with what it says in the page's language: written once, as its text is what the security policy knows it by. */
export function startScripts(locale: string): string {
  const script = written.get(locale) ?? writeStartScripts(getText(locale));
  written.set(locale, script);
  return script;
}

/**
 * Styles without web fonts for data saver, and the status of the scripts above: at the beginning of a page that is still empty, else at the
 * end of the screen.
 */
export const waitingStyle =
  "[data-saver]{--face-display:'Avenir Next','Segoe UI',system-ui,sans-serif}#waiting:not(:empty,[class]){position:fixed;inset-block-end:1rem;inset-inline:1rem;inline-size:fit-content;margin:0 auto;padding:.5rem 1rem;color:var(--ink);background:var(--ochre)}#waiting:not([class]) a{color:inherit}#root:empty~#waiting:not(:empty){position:static}";
