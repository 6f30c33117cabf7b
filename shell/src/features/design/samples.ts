/** Texts of the components on the design page, by direction. */
export const samples = {
  ltr: {
    lang: 'en',
    title: 'A strategy for data governance',
    long: 'Harmonisation of cross-border data governance frameworks in the African Continental Free Trade Area',
    sentence: 'The strategy names six principles, and asks every member state to report each year.',
    label: 'Email address',
    hint: 'Only for these emails.',
    error: 'Enter an email address, such as name@example.org.',
    action: 'Save changes',
    country: 'Kenya',
  },
  rtl: {
    lang: 'ar',
    title: 'استراتيجية لحوكمة البيانات',
    long: 'مواءمة أطر حوكمة البيانات العابرة للحدود في منطقة التجارة الحرة القارية الأفريقية',
    sentence: 'تحدد الاستراتيجية ستة مبادئ، وتطلب من كل دولة عضو تقديم تقرير سنوي.',
    label: 'عنوان البريد الإلكتروني',
    hint: 'لهذه الرسائل فقط.',
    error: 'أدخل عنوان بريد إلكتروني، مثل name@example.org.',
    action: 'حفظ التغييرات',
    country: 'كينيا',
  },
} as const;

export const directions = ['ltr', 'rtl'] as const;
export type Sample = (typeof samples)[(typeof directions)[number]];
