import { generate } from './generate.ts';
import { carryOut, planOf, readAll, readManifest } from './manifest.ts';
import { loadModel } from './model.ts';

const root = new URL('../', import.meta.url);
const t = performance.now();
const model = await loadModel(root);
const manifest = await readManifest(root);
const made = await generate(root, model, manifest);
const plan = planOf(made.files, manifest, await readAll(root, [...made.files.map((f) => f.path), ...Object.keys(manifest.files)]));
console.log(plan.foreign, plan.edited);
const done = await carryOut(root, plan, manifest, made.files, made.tools);
console.log(done, performance.now() - t);
