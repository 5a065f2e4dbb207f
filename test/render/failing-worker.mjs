// A worker that dies at a roll, hangs at a chart and draws nothing else than a fixed file.
process.on('message', (job) => {
  if (job.scene.kind === 'roll') process.exit(1);
  if (job.scene.kind === 'chart') return;
  process.send({ done: true, file: new Uint8Array([1, 2, 3]), width: 1, height: 1 });
});
process.on('disconnect', () => process.exit(0));
