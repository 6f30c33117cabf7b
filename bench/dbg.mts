import { openBrowser } from './src/measure/openBrowser';
import { makeCertificate } from './src/server/certificate';
import { serveHosts } from './src/server/serveHosts';
import { probeScript } from './src/measure/probeScript';
const c = makeCertificate();
const out='/work/main/.tmp/bench';
const served = await serveHosts([{origin:'https://127.0.0.1:4400',folder:out+'/federated/shell',serves:'pages'},{origin:'https://127.0.0.1:4401',folder:out+'/federated/mfe-programmes',serves:'app'},{origin:'https://127.0.0.1:4402',folder:out+'/plain',serves:'pages'}], c);
const browser = await openBrowser(c.keyHash);
try {
for (const origin of ['https://127.0.0.1:4400','https://127.0.0.1:4402','https://127.0.0.1:4400','https://127.0.0.1:4402']) {
  const ctx = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await ctx.addInitScript({ content: probeScript('APET') });
  await ctx.addInitScript({ content: `window.__l=[];for(const type of ['largest-contentful-paint','paint','longtask','layout-shift']) new PerformanceObserver(l=>l.getEntries().forEach(e=>__l.push([type,e.name,Math.round(e.startTime),Math.round(e.duration)]))).observe({type,buffered:true}); window.__c=[];const mo=new MutationObserver(()=>__c.push([Math.round(performance.now()), !!document.querySelector('main h1'), !!document.querySelector('main')]));mo.observe(document,{childList:true,subtree:true});` });
  const page = await ctx.newPage();
  const s = await ctx.newCDPSession(page);
  await s.send('Network.enable');
  const u:any={}; let t0=0;
  s.on('Network.requestWillBeSent', e => { if(!t0) t0=e.timestamp; u[e.requestId]={url:e.request.url.slice(-34),start:e.timestamp-t0, pr:e.request.initialPriority}; });
  s.on('Network.responseReceived', e => { if(u[e.requestId]) u[e.requestId].resp=e.timestamp-t0; });
  s.on('Network.loadingFinished', e => { if(u[e.requestId]) {u[e.requestId].end=e.timestamp-t0;u[e.requestId].len=e.encodedDataLength} });
  const [lat, thr] = [400, 50000];
  await s.send('Network.emulateNetworkConditions',{offline:false,latency:lat,downloadThroughput:thr,uploadThroughput:thr});
  await s.send('Emulation.setCPUThrottlingRate',{rate:4});
  await page.goto(origin+'/apet',{waitUntil:'commit'});
  await page.evaluate('adpBench.ready()');
  await page.waitForTimeout(1500);
  console.log(origin, JSON.stringify(await page.evaluate('adpBench.times()')));
  for (const x of Object.values<any>(u)) console.log(x.url.padEnd(36), x.pr, ...[x.start,x.resp,x.end].map((v:number)=>v?.toFixed(2)), x.len);
  console.log(((await page.evaluate('__l')) as any[]).map(x=>JSON.stringify(x)).join(' '));
  console.log(JSON.stringify(await page.evaluate('__c')));
  await ctx.close();
}
} finally { await browser.close(); served.stop(); }
