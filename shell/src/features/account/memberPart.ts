export { default as texts } from '../../messages/member-en.json';
export { MemberMenu } from './MemberMenu';
