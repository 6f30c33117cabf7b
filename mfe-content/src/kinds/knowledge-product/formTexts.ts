// Of one form alone: others do without them.
export { default as listTexts } from './messages/list-en.json';
export { default as writeTexts } from './messages/write-en.json';
