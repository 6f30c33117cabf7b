import { openBrowser } from './src/measure/openBrowser';
import { makeCertificate } from './src/server/certificate';
import { serveHosts } from './src/server/serveHosts';
import { probeScript } from './src/measure/probeScript';
import { cpus } from 'node:os';
const idle = () => { let i=0,t=0; for (const {times} of cpus()) { i+=times.idle; t+=Object.values(times).reduce((a,b)=>a+b,0);} return [i,t]; };
const c = makeCertificate();
const out='/work/main/.tmp/bench';
const served = await serveHosts([{origin:'https://127.0.0.1:4400',folder:out+'/federated/shell',serves:'pages'},{origin:'https://127.0.0.1:4401',folder:out+'/federated/mfe-programmes',serves:'app'},{origin:'https://127.0.0.1:4402',folder:out+'/plain',serves:'pages'}], c);
const browser = await openBrowser(c.keyHash);
try {
for (let i=0;i<Number(process.env.N ?? 8);i++) { const origin = process.env.FED ? 'https://127.0.0.1:4400':'https://127.0.0.1:4402';
  const ctx = await browser.newContext({ viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  await ctx.addInitScript({ content: probeScript('APET') });
  const page = await ctx.newPage();
  const s = await ctx.newCDPSession(page);
  await s.send('Network.enable');
  const u:any={}; let t0=0;
  s.on('Network.requestWillBeSent', e => { if(!t0) t0=e.timestamp; u[e.requestId]={url:e.request.url.slice(-34),start:e.timestamp-t0}; });
  s.on('Network.responseReceived', e => { if(u[e.requestId]) u[e.requestId].resp=e.timestamp-t0; });
  s.on('Network.loadingFinished', e => { if(u[e.requestId]) {u[e.requestId].end=e.timestamp-t0;u[e.requestId].len=e.encodedDataLength} });
  const [lat, thr] = [400, 50000];
  await s.send('Network.emulateNetworkConditions',{offline:false,latency:lat,downloadThroughput:thr,uploadThroughput:thr});
  await s.send('Emulation.setCPUThrottlingRate',{rate:4});
  const dr:any={}; s.on("Network.dataReceived", e => { (dr[e.requestId] ??= []).push([(e.timestamp-t0).toFixed(2), e.dataLength, e.encodedDataLength]); });
  if (process.env.NOCPU) await s.send("Emulation.setCPUThrottlingRate",{rate:1});
  const a=idle();
  await page.goto(origin+'/apet',{waitUntil:'commit'});
  await page.evaluate('adpBench.ready()');
  const b=idle();
  await page.waitForTimeout(1200);
  const t:any = await page.evaluate('adpBench.times()');
  console.log(origin.slice(-4), 'fcp',t.fcp,'content',Math.round(t.content),'long',t.longTime,'idle',((b[0]!-a[0]!)/(b[1]!-a[1]!)).toFixed(2), Object.values<any>(u).map(x=>x.url.slice(-14)+' '+[x.start,x.end].map((v:number)=>v?.toFixed(2)).join('-')).join(' | '));
  for (const k of Object.keys(dr)) if (/\.js|woff/.test(u[k].url)) console.log("   ", u[k].url.slice(-14), "resp",u[k].resp.toFixed(2), JSON.stringify(dr[k]).slice(0,600));
  await ctx.close();
}
} finally { await browser.close(); served.stop(); }
