export const knowledgeProductLimits = {
  corporateAuthor: { min: 1, max: 200 },
  publisher: { min: 1, max: 200 },
  authors: { max: 20, each: { min: 1, max: 100 } },
  version: { min: 1, max: 30 },
  pages: { min: 1, max: 10_000 },
  abstract: { min: 50, max: 3000 },
  keyMessages: { max: 5, each: { min: 1, max: 200 } },
  files: { max: 10 },
  fileBytes: { min: 1, max: 25_000_000 },
  fileName: { min: 1, max: 150 },
  fileAlt: { min: 1, max: 250 },
  otherVersion: { min: 1, max: 100 },
} as const;

export const knowledgeProductChoices = {
  fileFormat: ['pdf', 'html', 'epub', 'docx', 'pptx', 'xlsx', 'csv', 'video', 'image', 'png', 'jpeg', 'webp'],
} as const;
