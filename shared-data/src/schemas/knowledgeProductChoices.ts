/** Controlled lists of knowledge products that no list filters by. */
export const knowledgeProductChoices = {
  fileFormat: ['pdf', 'html', 'epub', 'docx', 'pptx', 'xlsx', 'csv', 'video', 'image'],
} as const;
