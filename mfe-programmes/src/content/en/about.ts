import type { TextCopy } from '@adp/shared-data/programme-page';

export const about: TextCopy = {
  title: 'About this site',
  lead: 'This is an independent public knowledge and community site for African digital policy. Its theme is “Developing Africa through emerging technologies”.',
  sections: [
    {
      id: 'what-it-is',
      title: 'What this site is',
      paragraphs: [
        'The site brings together articles, events, opportunities, products, knowledge products and a directory of people.',
        'Programme pages describe AUDA-NEPAD, APET, CJED, AU-AI and IVM.',
      ],
    },
    {
      id: 'who-it-is-for',
      title: 'Who it is for',
      paragraphs: [
        'It is for anyone who makes, studies, uses or is affected by digital policy in Africa.',
        'You can read the public pages without an account. Signed-in members can add content and keep a profile.',
      ],
    },
    {
      id: 'how-facts-are-checked',
      title: 'How facts are checked',
      paragraphs: [
        'Every statement on a programme page shows its source and the date on which it was checked.',
        'Where public sources disagree, we choose a careful wording or leave the point out. Where we searched and found nothing, the page says so. We do not fill gaps with guesses.',
        'Where we do not have the full link to a source, we name the document and its publisher. We do not guess the link.',
      ],
    },
    {
      id: 'independence',
      title: 'Independence',
      paragraphs: [
        'This site is independently made from public documents. It does not speak for the African Union or for AUDA-NEPAD, and it does not use their emblems.',
      ],
    },
    {
      id: 'how-it-is-made',
      title: 'How it is made',
      paragraphs: ['The site is made for slow and costly networks and for small phones.'],
    },
  ],
};
