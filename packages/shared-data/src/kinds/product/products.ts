import * as v from 'valibot';
import { distinctList, paragraph, url } from '../../fields/fieldSchemas';
import { contentFields, withPublicationCheck } from '../content/contentFields';
import { defineKind } from '../content/defineKind';
import { listedProductFields, listedProducts, productLimits } from './listedProducts';

export const productSchema = withPublicationCheck(
  v.object({
    ...contentFields,
    ...listedProductFields,
    websiteUrl: v.exactOptional(url),
    repoUrl: v.exactOptional(url),
    demoUrl: v.exactOptional(url),
    minRequirements: v.exactOptional(paragraph(productLimits.minRequirements)),
    evidence: distinctList(url, productLimits.evidence),
  }),
);
export type Product = v.InferOutput<typeof productSchema>;

export const products = defineKind({ listed: listedProducts, schema: productSchema, unlisted: ['evidence'] });
