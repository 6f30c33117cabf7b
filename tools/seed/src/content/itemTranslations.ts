import type { Translation } from '@adp/shared-data/translation';
import type { SeedLanguage } from './checkedOn';

export interface SeedTranslation extends Pick<Translation, 'title' | 'summary' | 'body' | 'how'> {
  readonly lang: SeedLanguage;
}

/** Translations of sample items by item ID. Each translation says that it is a sample. */
export const itemTranslations: Readonly<Record<string, readonly SeedTranslation[]>> = {
  'sample-product-water-logbook': [
    {
      lang: 'fr',
      how: 'human',
      title: 'Exemple de produit : un carnet de la qualité de l’eau, hors ligne',
      summary:
        'Exemple d’une application qui garde les analyses d’eau sur le téléphone jusqu’à ce qu’il y ait du réseau. Elle n’existe pas.',
      body: 'Ceci est un exemple : le produit n’existe pas et les liens ne mènent nulle part.\n\n## Ce que ferait un tel outil\n\n- Garder chaque analyse avec son lieu et son heure\n- Fonctionner sans réseau\n- Envoyer ce qui a été gardé quand il y en a un',
    },
    {
      lang: 'sw',
      how: 'machine',
      title: 'Sampuli ya bidhaa: daftari la ubora wa maji lisilohitaji mtandao',
      summary:
        'Sampuli ya programu inayohifadhi vipimo vya maji kwenye simu hadi mtandao upatikane. Programu hii haipo.',
      body: 'Hii ni sampuli: bidhaa hii haipo, na viungo havielekezi popote.\n\n## Kitu kama hiki kingefanya nini\n\n- Kuhifadhi kila kipimo pamoja na mahali na wakati wake\n- Kufanya kazi bila mtandao\n- Kutuma kilichohifadhiwa mtandao unapopatikana',
    },
  ],
  'sample-event-webinar': [
    {
      lang: 'fr',
      how: 'reviewed',
      title: 'Exemple d’événement : webinaire sur la lecture de la Stratégie continentale sur l’IA',
      summary: 'Exemple d’un webinaire dans trois jours, avec inscription. Il n’a pas lieu.',
      body: 'Ceci est un exemple : aucun événement de ce genre n’est prévu et les liens ne mènent nulle part.\n\n## Exemple de programme\n\n1. Ce que disent les rapports\n2. Ce qu’ils ne disent pas\n3. Questions',
    },
  ],
  'sample-opportunity-fellowship': [
    {
      lang: 'pt',
      how: 'human',
      title: 'Exemplo de bolsa: seis meses com uma equipa de políticas de IA',
      summary: 'Exemplo de uma bolsa que encerra dentro de dois meses, em qualquer lugar da Terra. Ninguém a oferece.',
      body: 'Isto é um exemplo: ninguém oferece isto, ninguém se pode candidatar e os links não levam a lado nenhum.',
    },
  ],
};
