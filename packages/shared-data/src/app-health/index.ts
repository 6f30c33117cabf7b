export {
  appHealth,
  type AppHealth,
  type BuildHealth,
  type CanaryHealth,
  countNames,
  minShownVisits,
  parseHealth,
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
export { parseStopped, type StoppedCanary } from './parseStopped';
export { appName, type AppUse, buildId, visitSchema } from './visitSchema';
