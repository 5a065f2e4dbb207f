import { shapes } from '/work/main/src/store/shapes.ts';
import fs from 'node:fs';
const S = JSON.parse(fs.readFileSync('/tmp/s/samples.json', 'utf8'));
let bad = 0; for (const { sheet } of S) { const r = shapes.sheet.schema.safeParse(sheet); if (!r.success) { bad++; console.log(r.error.issues.slice(0, 2)); } }
const t = performance.now(); for (let i = 0; i < 20; i++) for (const { sheet } of S) shapes.sheet.schema.safeParse(sheet); console.log('bad', bad, 'us', (performance.now() - t) * 1000 / 20 / S.length);
