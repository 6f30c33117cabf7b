import type { SeedArticle } from '../seedItem';

export const fromOauToAudaNepadFr: SeedArticle = {
  id: 'du-nepad-a-l-auda-nepad',
  author: 'fatou',
  lang: 'fr',
  title: 'Du NEPAD à l’AUDA-NEPAD : les étapes d’une agence',
  summary:
    'De l’adoption du NEPAD à Lusaka en 2001 aux statuts adoptés à Niamey en 2019 : les dates que les pages publiques permettent d’établir.',
  programme: 'auda-nepad',
  themes: ['governance'],
  tags: ['AUDA-NEPAD', 'histoire'],
  countries: ['ZM', 'MR', 'NE'],
  publishedDaysAgo: 8,
  sources: ['mandate', 'introduction', 'renaming', 'niamey-2019', 'nepad-2001', 'roots', 'afr100', 'priorities'],
  body: `L’AUDA-NEPAD est l’agence de développement de l’Union africaine. Elle coordonne et exécute des projets régionaux et continentaux au service de l’Agenda 2063, et elle conseille les États membres et les organismes régionaux.

## Les étapes

- **Juillet 2001.** La 37e Conférence de l’OUA, à Lusaka, adopte le NEPAD.
- **2002.** Le NEPAD est entériné comme programme de l’Union africaine.
- **2010.** Il est intégré aux structures de l’Union africaine en tant qu’agence.
- **2018.** Le 31e Sommet de l’Union africaine, à Nouakchott, décide de transformer cette agence.
- **Novembre 2018.** La 11e session extraordinaire de la Conférence décide du nouveau nom.
- **4 et 5 juillet 2019.** Le Conseil exécutif, à Niamey, adopte les statuts, les règles et la structure.

Les pages publiques ne s’accordent pas sur le mois de la décision de Nouakchott\u00a0: nous ne donnons donc que l’année.

## Le mandat en bref

1. Coordonner et exécuter des projets prioritaires, pour l’intégration régionale et une réalisation plus rapide de l’Agenda 2063.
2. Renforcer les capacités des États membres et des organismes régionaux.
3. Donner des conseils fondés sur le savoir.
4. Mobiliser des ressources.
5. Servir d’interface technique du continent avec les partenaires de développement.

## Les priorités affichées

Le site de l’agence cite l’intégration économique, la durabilité environnementale, le développement du capital humain et des institutions, l’industrialisation, la science, la technologie et la numérisation, ainsi que la gestion des connaissances.`,
};
