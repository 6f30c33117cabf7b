// A package whose tests run elsewhere, under the common script name.
console.log(`${process.argv[2]}: no unit tests; \`npm test\` at the root runs its journeys.`);
