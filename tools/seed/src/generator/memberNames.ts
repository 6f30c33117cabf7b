import type { Phrases } from './phrases';

interface Names {
  readonly first: readonly string[];
  readonly family: readonly string[];
}

/** Common names in the five languages of the site. Their combinations have 7 to 37 characters. */
export const memberNames: Readonly<Record<Phrases['lang'], Names>> = {
  en: {
    first: ['Chidi', 'Grace', 'Kwame', 'Thandiwe', 'Oluwaseun', 'Ama', 'Nkechinyere', 'Tendai', 'Lerato', 'John'],
    family: ['Okafor', 'Mensah', 'Dlamini', 'Banda', 'Adeyemi-Williams', 'Boateng', 'Moyo', 'Nkosi', 'van der Merwe'],
  },
  fr: {
    first: ['Fatou', 'Amadou', 'Aïssatou', 'Jean-Baptiste', 'Mariam', 'Félicité', 'Ousmane', 'Awa', 'Kouassi'],
    family: ['Diallo', 'Traoré', 'Ndiaye', 'Koné', 'Ouédraogo', 'Mbarga Essomba', 'Bâ', 'Rakotomalala', 'Tchamba'],
  },
  pt: {
    first: ['João', 'Maria da Conceição', 'Nélia', 'Domingos', 'Isabel', 'Adérito', 'Lurdes', 'Aníbal'],
    family: ['dos Santos', 'Machava', 'Évora Tavares', 'Neto', 'Mondlane', 'de Carvalho e Silva', 'Sá'],
  },
  ar: {
    first: ['ليلى', 'محمد', 'فاطمة الزهراء', 'يوسف', 'عبد الرحمن', 'أمينة', 'سلمى', 'عمر'],
    family: ['بن علي', 'المنصوري', 'حسن', 'عبد الله', 'الشريف', 'ولد سيدي أحمد', 'النور'],
  },
  sw: {
    first: ['Amina', 'Baraka', 'Neema', 'Juma', 'Rehema', 'Mwanaisha', 'Hamisi', 'Zawadi'],
    family: ['Mwangi', 'Juma', 'Mkwawa', 'Nyerere', 'Abdallah', 'Kimathi', 'wa Thiong’o', 'Mtembezi'],
  },
};
