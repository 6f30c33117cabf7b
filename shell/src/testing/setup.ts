// Imported first by every test whose code meets the router.
import '../../../tools/jest/webApis.cjs';
