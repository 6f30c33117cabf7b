import { sample } from '../sample';

export const french = [
  sample(
    ['knowledgeProduct', 'data-strategy-fr'],
    [
      'Une stratégie nationale des données en douze étapes',
      'Gouvernance des données publiques, inventaires et jeux de données ouverts.',
    ],
    ['gouvernance', 'données ouvertes'],
    { people: ['Awa Exemple', 'Ministère exemple du Numérique'] },
  ),
  sample(
    ['article', 'ai-strategies-fr'],
    [
      'Stratégies d’intelligence artificielle : comparer les États africains',
      'Objectifs, institutions et budgets des stratégies nationales d’IA.',
    ],
    ['IA'],
    { programme: 'au-ai' },
  ),
  sample(
    ['knowledgeProduct', 'identity-fr'],
    [
      'L’identité numérique pour chaque citoyenne et chaque citoyen',
      'Registres des naissances, cartes d’identité et consentement.',
    ],
    ['identité numérique'],
    { people: ['Autorité exemple de l’Identité'] },
  ),
  sample(
    ['article', 'payments-fr'],
    ['Réglementer les paiements mobiles sans freiner l’innovation', 'Régulateurs, bacs à sable et innovateurs.'],
    ['réglementation'],
    { people: ['Élodie Modèle'] },
  ),
  sample(
    ['knowledgeProduct', 'protection-fr'],
    [
      'Rédiger une loi sur la protection des données personnelles',
      'Principes, droits et sanctions : une liste pour les législateurs.',
    ],
    ['vie privée', 'droit'],
  ),
  sample(
    ['article', 'drones-fr'],
    [
      'Des drones livrent des vaccins aux cliniques rurales',
      'Coûts, règles de l’espace aérien et formation des pilotes.',
    ],
    ['drones', 'santé'],
  ),
  sample(
    ['article', 'networks-fr'],
    ['Réseaux communautaires : relier les villages éloignés', 'Antennes, licences et coopératives locales.'],
    ['connectivité'],
  ),
  sample(
    ['opportunity', 'women-fr'],
    ['Femmes entrepreneures dans l’économie numérique', 'Accès au financement, aux marchés et aux mentors.'],
    ['genre'],
  ),
  sample(
    ['article', 'schools-fr'],
    ['Apprendre à programmer à l’école primaire', 'Formation des enseignants, tablettes et langues nationales.'],
    ['compétences', 'éducation'],
  ),
  sample(
    ['event', 'hospitals-fr'],
    [
      'Cybersécurité des hôpitaux : exercices de crise',
      'Simulations d’attaques et récupération des dossiers médicaux.',
    ],
    ['sécurité'],
  ),
  sample(
    ['article', 'works-fr'],
    ['Œuvres créatives et droits d’auteur à l’ère numérique', 'Musiciens, cinéastes et plateformes.'],
    ['culture'],
  ),
  sample(
    ['opportunity', 'fellowships-fr'],
    ['Bourses pour chercheuses et chercheurs en technologies émergentes', 'Séjours d’étude et dialogues.'],
    ['recherche'],
    { programme: 'cjed' },
  ),
  sample(
    ['product', 'grids-fr'],
    ['Mini-réseaux solaires : tarifs et entretien', 'Batteries, panneaux et coopératives d’énergie.'],
    ['énergie'],
  ),
  sample(
    ['knowledgeProduct', 'guide-fr'],
    [
      'Lire les cadres de l’Union africaine : guide exemple',
      'Trouver les articles d’un cadre continental qui s’appliquent à un projet.',
    ],
    ['politique'],
  ),
  sample(
    ['event', 'experts-fr'],
    ['Un groupe d’experts sur les technologies émergentes', 'Comment des spécialistes conseillent les gouvernements.'],
    ['technologies émergentes'],
    { programme: 'apet' },
  ),
];
