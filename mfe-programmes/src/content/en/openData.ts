import type { TextCopy } from '@adp/shared-data';

export const openData: TextCopy = {
  title: 'Open data',
  lead: 'Everything that this site shows to everybody can be read by programs, too. It needs no key and no account.',
  sections: [
    {
      id: 'what-there-is',
      title: 'What there is',
      paragraphs: [
        'Lists and items of articles, events, opportunities, products and knowledge products, and the directory of members who chose to be listed, as JSON.',
        'A list takes the parameters of its page: whatever you choose on a page, the same address below the addresses here has it. A parameter with several values is repeated.',
        'A list comes in pages. “next” is the value of “after” for the page that follows, and is null after the last one.',
      ],
    },
    {
      id: 'licences',
      title: 'Licences and sources',
      paragraphs: [
        'Each item names its licence, where one is known, and its page as the source to refer to. Without a licence, ask the author before you publish it elsewhere.',
        'Items with “sample” were made to show the site. They are not real.',
        'Profiles are personal data of members. They have no licence: do not collect them.',
      ],
    },
    {
      id: 'limits',
      title: 'How fresh it is, and how much you may ask',
      paragraphs: [
        'An answer is at most 60 seconds old. Send its “ETag” in “If-None-Match”, and what you have is not sent again.',
        'From one address you may send 600 requests a minute. An answer with status 429 says in “Retry-After” when to go on.',
        'Within version 1 fields may be added. None is renamed or removed.',
      ],
    },
  ],
};
