import type { TextCopy } from '@adp/shared-data';

export const privacy: TextCopy = {
  title: 'Privacy notice',
  lead: 'What this site stores about you, why, for how long, and what you can do about it.',
  draft:
    'Draft. Whoever runs this site must check this text against the law that applies to it, complete it, and remove this note before the site opens to the public.',
  revisedOn: '2026-11-22',
  sections: [
    {
      id: 'who-is-responsible',
      title: 'Who is responsible',
      paragraphs: [
        'The organisation that runs this site is responsible for what it stores. Its contact address is at the foot of every page.',
        'To be completed by the operator: its full name and postal address and, where it has one, its data protection officer.',
      ],
    },
    {
      id: 'reading',
      title: 'When you read',
      paragraphs: [
        'You can read everything that is public without an account. We set no cookies for advertising or statistics, and no other company follows you here.',
        'Searching in a list happens on your device: what you search for is not sent to us. The page of the search sends your words to the site, which answers with what they find.',
        'Like every web server, those that deliver these pages see your network address and which files you request. The operator states here who runs them and how long their logs are stored.',
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      paragraphs: [
        'We store your e-mail address, the ways in which you sign in, and when you joined and last signed in. Without them there can be no account. Your password is stored by the sign-in service in a form that nobody can read.',
        'If you sign in through Google, Facebook, GitHub or X, we receive your name, your e-mail address and your picture from them, and they learn that you sign in here.',
        'We store the profile that you write: name, username, picture, and what you add about yourself. In your settings you choose who can see it: everybody, members only, or nobody. Others see it once you have confirmed your e-mail address, which is never shown.',
        'We store notifications about your account and your content, and your choices about them.',
      ],
    },
    {
      id: 'publishing',
      title: 'When you publish',
      paragraphs: [
        'What you publish is public, together with your name. Others may copy, cite and archive it, and search engines may list it.',
        'Drafts that you save in your account are visible to you alone. The administrators of the site can reach everything that is stored, and do so only to run it and to protect it.',
      ],
    },
    {
      id: 'device',
      title: 'On your device',
      paragraphs: [
        'Your browser stores what the site needs to work: that you are signed in, what you are writing and have not published yet, the searches that led you somewhere, unless you turn that off, and your choices, such as how long messages are shown. Your settings list all of it, and you can clear it there.',
      ],
    },
    {
      id: 'who-else',
      title: 'Who else receives data',
      paragraphs: [
        'Accounts, documents and pictures are stored with Firebase, a service of Google. The operator states here in which countries, and under which agreement.',
        'We do not sell data and pass it to nobody else, unless the law obliges us to.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      paragraphs: [
        'As long as you have an account. When you delete it, your profile, pictures, drafts and notifications are deleted at once. You choose what happens to what you have published: it is removed, or it stays under the name “Former member”.',
        'Copies for safety may remain for a time that the operator states here.',
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can do',
      paragraphs: [
        'In your settings you can download everything that we store about you, correct it, decide who sees it, and delete your account, without asking anybody.',
        'For anything else write to the contact address. If you are not satisfied with the answer, you can complain to the data protection authority of your country.',
      ],
    },
  ],
};
