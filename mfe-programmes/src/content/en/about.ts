import type { TextCopy } from '@adp/shared-data/programme-page';

export const about: TextCopy = {
  title: 'About this site',
  lead: 'This is an independent public knowledge and community site for African digital policy. Its theme is “Developing Africa through emerging technologies”.',
  sections: [
    {
      id: 'what-it-is',
      title: 'What it is',
      paragraphs: [
        'The site is made to bring together articles, events, opportunities, products, knowledge products and a directory of people. Its sections open one by one.',
        'Programme pages describe AUDA-NEPAD, APET, CJED, AU-AI and IVM.',
      ],
    },
    {
      id: 'who-it-is-for',
      title: 'Who it is for',
      paragraphs: [
        'It is for anyone who makes, studies, uses or is affected by digital policy in Africa.',
        'The public pages can be read without an account. People who sign in can add content and keep a profile.',
      ],
    },
    {
      id: 'how-facts-are-checked',
      title: 'How facts are checked',
      paragraphs: [
        'Every statement on a programme page shows its source and the date on which it was checked.',
        'Where public pages disagree, we choose a careful wording or leave the point out. Where we looked and found nothing, the page says so. Gaps are left as gaps.',
        'Where we have no whole address of a source on record, we name the document and its publisher and do not guess the address.',
      ],
    },
    {
      id: 'independence',
      title: 'Independence',
      paragraphs: [
        'This site is an independent build from public documents. It does not speak for the African Union or for AUDA-NEPAD, and it uses no emblem of theirs.',
      ],
    },
    {
      id: 'how-it-is-made',
      title: 'How it is made',
      paragraphs: ['The site is made for slow and costly networks and for small phones.'],
    },
  ],
};
