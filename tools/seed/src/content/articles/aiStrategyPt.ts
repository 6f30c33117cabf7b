import type { SeedArticle } from '../seedItem';

export const aiStrategyPt: SeedArticle = {
  id: 'a-estrategia-continental-de-ia-segundo-os-relatos',
  author: 'chidi',
  lang: 'pt',
  title: 'A Estratégia Continental de IA, segundo os relatos',
  summary: 'O que os relatos públicos dizem sobre a estratégia de 2024, as suas duas fases e os seus objetivos.',
  programme: 'au-ai',
  themes: ['artificial-intelligence', 'governance'],
  tags: ['IA', 'estratégia'],
  countries: ['GH'],
  publishedDaysAgo: 26,
  sources: ['ai-strategy', 'ai-strategy-news', 'ai-phases', 'ai-phases-2'],
  body: `A Estratégia Continental de IA da União Africana foi endossada pelos ministros em junho e pelo Conselho Executivo em julho de 2024, na sua 45.ª Sessão Ordinária, em Acra. Foi publicada em 9 de agosto de 2024.

## As duas fases

Os relatos descrevem uma execução de 2025 a 2030, com quinze áreas de ação:

- **2025–2026:** governação, estratégias nacionais, recursos e capacidades.
- **2027–2030:** projetos.

## Os objetivos referidos

- Governação da IA
- Adoção no setor público e no setor privado
- Um ambiente favorável às empresas emergentes
- Conjuntos de dados de boa qualidade
- Competências e investigação
- Princípios éticos e normas de segurança
- Investimento
- Cooperação regional e uma voz na governação mundial da IA

A redação é nossa e a ordem não indica prioridade. Citamos relatos sobre a estratégia, não o seu texto.`,
};
