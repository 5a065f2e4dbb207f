import { afterAll } from 'vitest';
import { removeTemporary } from './temporary.ts';

// Runs before every file of tests, so this comes after what the tests themselves close: hooks run in reverse order.
afterAll(removeTemporary, 180_000);
