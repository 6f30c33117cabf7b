export {
  attackTables,
  browserAttacks,
  logAttacks,
  manifestAttacks,
  publishAttacks,
  rendererAttacks,
  siteAttacks,
} from './attacks';
export {
  describeUpgrade,
  printUpgradeMatrix,
  upgradeMatrix,
  type PageOutcome,
  type UpgradeOutcomes,
} from './upgradeMatrix';
export { createManifestAttacks, testNow, testSite } from './createManifestAttacks';
