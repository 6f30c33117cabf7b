// Ways to pass a page on, for the apps that offer them: apart from the index of every page, for their bytes.
export { CopyButton } from './CopyButton';
export { Disclosure } from './Disclosure';
export { QrSvg } from './QrSvg';
export { shareAddresses, type ShareAddress, type Shared } from './shareAddresses';
