// Ways to share a page. Separate from the main entry point, because few pages need them.
export { CopyButton } from './CopyButton';
export { Disclosure } from './Disclosure';
export { QrSvg } from './QrSvg';
export { getShareLinks, type ShareLink, type Shared } from './getShareLinks';
export { useDeviceShare } from './useDeviceShare';
