import { afterAll } from 'vitest';
import { removeTempFolders } from './temp-folder.ts';

// Runs before every file of tests, so this comes after what the tests themselves close: hooks run in reverse order.
afterAll(removeTempFolders, 180_000);
