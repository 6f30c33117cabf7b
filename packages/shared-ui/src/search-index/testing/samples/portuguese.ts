import { sample } from '../sample';

export const portuguese = [
  sample(
    ['knowledgeProduct', 'data-strategy-pt'],
    [
      'Uma estratégia nacional de dados em doze passos',
      'Governação dos dados públicos, inventários e conjuntos de dados abertos.',
    ],
    ['governação de dados', 'dados abertos'],
    { people: ['João Exemplo', 'Ministério Exemplo do Digital'] },
  ),
  sample(
    ['article', 'ai-strategies-pt'],
    [
      'Estratégias de inteligência artificial: comparar Estados africanos',
      'Objetivos, instituições e orçamentos das estratégias nacionais de IA.',
    ],
    ['IA'],
    { programme: 'au-ai' },
  ),
  sample(
    ['knowledgeProduct', 'identity-pt'],
    ['Identidade digital para cada cidadão', 'Registos de nascimento, cartões de identidade e consentimento.'],
    ['identidade digital'],
  ),
  sample(
    ['article', 'payments-pt'],
    ['Regulação do dinheiro móvel e inovação', 'Reguladores, testes controlados e inovadores.'],
    ['regulação'],
    { people: ['Inês Amostra'] },
  ),
  sample(
    ['knowledgeProduct', 'protection-pt'],
    ['Redigir uma lei de proteção de dados pessoais', 'Princípios, direitos e sanções para legisladores.'],
    ['privacidade'],
  ),
  sample(
    ['article', 'drones-pt'],
    ['Drones que levam vacinas a clínicas rurais', 'Custos, regras do espaço aéreo e formação de pilotos.'],
    ['drones', 'saúde'],
  ),
  sample(
    ['article', 'networks-pt'],
    ['Redes comunitárias nas aldeias', 'Antenas, licenças e cooperativas locais.'],
    ['conectividade'],
  ),
  sample(
    ['opportunity', 'women-pt'],
    ['Mulheres empreendedoras na economia digital', 'Acesso a financiamento, mercados e mentoras.'],
    ['género'],
  ),
  sample(
    ['article', 'schools-pt'],
    ['Ensinar programação nas escolas primárias', 'Formação de professores, tabletes e línguas nacionais.'],
    ['competências', 'educação'],
  ),
  sample(
    ['event', 'hospitals-pt'],
    ['Cibersegurança nos hospitais: exercícios de crise', 'Simulações de ataques e recuperação de registos clínicos.'],
    ['segurança'],
  ),
  sample(
    ['opportunity', 'fellowships-pt'],
    ['Bolsas para investigadores de tecnologias emergentes', 'Estadias de estudo e diálogos.'],
    ['investigação'],
    { programme: 'cjed' },
  ),
  sample(
    ['product', 'grids-pt'],
    ['Mini-redes solares: tarifas e manutenção', 'Baterias, painéis e cooperativas de energia.'],
    ['energia'],
  ),
  sample(
    ['knowledgeProduct', 'guide-pt'],
    [
      'Ler os quadros da União Africana: guia de exemplo',
      'Que artigos de um quadro continental se aplicam a um projeto.',
    ],
    ['política'],
  ),
  sample(
    ['article', 'cloud-pt'],
    ['Nuvem soberana: onde ficam os dados do Estado', 'Opções, custos e contratos de alojamento.'],
    ['nuvem'],
  ),
];
