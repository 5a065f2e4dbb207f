import { tablesOf } from './table-positions.ts';

tablesOf(14);
