// Entry point for sharing pages. It is separate from the main entry point, because few pages need it.
export { CopyButton } from './CopyButton';
export { Disclosure } from './Disclosure';
export { QrSvg } from './QrSvg';
export { getShareLinks, type ShareLink, type Shared } from './getShareLinks';
export { useDeviceShare } from './useDeviceShare';
