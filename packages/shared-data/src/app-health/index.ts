export {
  appHealth,
  type AppHealth,
  type BuildHealth,
  type CanaryHealth,
  countNames,
  minShownVisits,
  parseHealth,
  parseStopped,
  type StoppedCanary,
  stoppedCanaries,
  type VisitResults,
} from './appHealth';
export { countValues, getQuantile, type Histogram, toBucket } from './histogram';
export { judgeCanary, type Measurements, type Verdict, visitsToPass } from './judgeCanary';
export {
  failureCauses,
  type FailureCause,
  healthPath,
  type Outcome,
  otherRoute,
  outcomes,
  shellName,
  stoppedPath,
  type Vital,
  vitals,
} from './outcomes';
export { appName, type AppUse, buildId, visitSchema } from './visitSchema';
