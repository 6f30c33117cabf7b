import { sample } from '../sample';

export const swahili = [
  sample(
    ['knowledgeProduct', 'data-strategy-sw'],
    ['Mkakati wa kitaifa wa data kwa hatua kumi na mbili', 'Usimamizi wa data za umma, kutoka orodha hadi data huria.'],
    ['usimamizi wa data', 'data huria'],
    { people: ['Neema Mfano', 'Wizara ya Mfano ya Kidijitali'] },
  ),
  sample(
    ['article', 'ai-strategies-sw'],
    ['Mikakati ya akili bandia barani Afrika: ulinganisho', 'Malengo, taasisi na bajeti za mikakati ya kitaifa.'],
    ['akili bandia', 'AI'],
    { programme: 'au-ai' },
  ),
  sample(
    ['knowledgeProduct', 'identity-sw'],
    ['Utambulisho wa kidijitali kwa kila mwananchi', 'Vitambulisho, sajili za vizazi na ridhaa.'],
    ['utambulisho'],
  ),
  sample(
    ['article', 'payments-sw'],
    ['Kanuni za fedha za simu na ubunifu', 'Wadhibiti na wabunifu: jinsi ya kujaribu kwa usalama.'],
    ['fedha', 'kanuni'],
    { people: ['Juma Kielelezo'] },
  ),
  sample(
    ['knowledgeProduct', 'protection-sw'],
    ['Kuandika sheria ya ulinzi wa data binafsi', 'Misingi, haki na adhabu kwa watunga sheria.'],
    ['faragha', 'sheria'],
  ),
  sample(
    ['article', 'drones-sw'],
    ['Ndege zisizo na rubani zapeleka chanjo vijijini', 'Gharama, kanuni za anga na mafunzo ya marubani.'],
    ['afya', 'droni'],
  ),
  sample(
    ['article', 'networks-sw'],
    ['Mitandao ya mtaa inayounganisha vijiji', 'Minara, leseni na vyama vya ushirika.'],
    ['muunganisho'],
  ),
  sample(
    ['opportunity', 'women-sw'],
    ['Wanawake wajasiriamali katika uchumi wa kidijitali', 'Mitaji, masoko na washauri kwa wanaoanza biashara.'],
    ['jinsia'],
  ),
  sample(
    ['article', 'schools-sw'],
    ['Kufundisha watoto kuandika programu shuleni', 'Mafunzo ya walimu, vifaa na lugha za wenyeji.'],
    ['elimu', 'ujuzi'],
  ),
  sample(
    ['event', 'hospitals-sw'],
    ['Usalama wa mtandao hospitalini: mazoezi', 'Kujiandaa kwa mashambulizi na kupotea kwa kumbukumbu.'],
    ['usalama'],
  ),
  sample(
    ['opportunity', 'fellowships-sw'],
    ['Ufadhili kwa watafiti wa teknolojia zinazoibuka', 'Ziara za masomo na midahalo kwa watunga sera.'],
    ['utafiti'],
    { programme: 'cjed' },
  ),
  sample(
    ['product', 'grids-sw'],
    ['Gridi ndogo za jua: bei na matengenezo', 'Betri, paneli na vyama vya ushirika.'],
    ['nishati'],
  ),
  sample(
    ['knowledgeProduct', 'guide-sw'],
    ['Kusoma miongozo ya Umoja wa Afrika: mfano', 'Kupata vifungu vya mwongozo wa bara vinavyohusu mradi.'],
    ['sera'],
  ),
  sample(
    ['article', 'farming-sw'],
    ['Sera za kidijitali na kilimo', 'Wakulima, wavuvi na masoko ya mtandaoni.'],
    ['kilimo'],
  ),
];
