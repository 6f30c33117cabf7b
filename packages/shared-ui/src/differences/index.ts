export { compareTexts, type Comparison, type TextPart } from './compareTexts';
export { MarkedText, type MarkLabels } from './MarkedText';
