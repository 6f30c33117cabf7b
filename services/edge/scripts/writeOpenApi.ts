import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../../../tools/scripts/formatText.mjs';
import { describeApi } from '../src/api/describeApi';

// `npx tsx services/edge/scripts/writeOpenApi.ts` writes the OpenAPI description of the endpoints.
const file = join(import.meta.dirname, '../openapi.json');
const text = JSON.stringify(describeApi('https://example.org'));
writeFileSync(file, await formatText(file, text));
