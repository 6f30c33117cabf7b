// Imported first by every test whose code meets the router or a message catalog.
import '../../../tools/jest/webApis.cjs';
