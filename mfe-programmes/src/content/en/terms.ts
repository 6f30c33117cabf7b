import type { TextCopy } from '@adp/shared-data';

export const terms: TextCopy = {
  title: 'Terms of use',
  lead: 'What you can expect of this site, and what it expects of you when you publish here.',
  draft:
    'Draft. Whoever runs this site must check this text against the law that applies to it, complete it, and remove this note before the site opens to the public.',
  revisedOn: '2026-11-22',
  sections: [
    {
      id: 'the-site',
      title: 'The site',
      paragraphs: [
        'This is an independent site made from public documents. It does not speak for the African Union, for AUDA-NEPAD or for any government.',
        'Reading is free and needs no account. The site is offered as it is: we correct mistakes when we learn of them, but we cannot promise that everything is complete, current or always available. Check deadlines and conditions with whoever sets them.',
      ],
    },
    {
      id: 'your-account',
      title: 'Your account',
      paragraphs: [
        'An account is for one person. Give your own name, or the one you are known by, and do not pretend to be a person or an organisation that you are not.',
        'Keep your password to yourself. You are responsible for what is published with your account, until you tell us that somebody else has used it.',
        'You can delete your account at any time in your settings.',
      ],
    },
    {
      id: 'what-you-publish',
      title: 'What you publish',
      paragraphs: [
        'It remains yours. You allow the site to show it, to store it, and to offer it in its lists, its search and its exports. Others may use it under the licence that the page of your item names.',
        'Publish only what you have the right to publish, and name your sources. Do not publish what is against the law, what insults or threatens people, other people’s private data, advertising, or anything that harms the devices of readers.',
        'Announce events and opportunities truthfully, with their real dates, costs and conditions. Correct them when they change.',
      ],
    },
    {
      id: 'what-we-may-do',
      title: 'What we may do',
      paragraphs: [
        'We may hide or remove what breaks these terms, and close an account that keeps breaking them. We tell you why, and you can answer to the contact address at the foot of every page.',
        'If you find something here that should not be, write to the same address.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes, and the law that applies',
      paragraphs: [
        'When these terms change, the date at the top changes with them.',
        'To be completed by the operator: the law that applies and the courts that decide.',
      ],
    },
  ],
};
