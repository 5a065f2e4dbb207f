/**
 * Everything a move touches is in one hash slot of Redis Cluster: that of the match's partition. There is a fixed 256
 * of them, because another number would move every match. Their tags spread the slots evenly, so that each master gets
 * its share, and have equal length, so that scripts can cut them off.
 */
const digits = [
  'e0853aaa618e2c47072c03a9df1a5233b04f100c6d10427087042af4109e3b46173b0add9a915b4fe15f6e7b7d6e336046e834919f056533f0657193',
  'fd1ec511b4ba7902093246a757e924d61ae2743437747cfda16db500b37f680fac234140ee2fb620a17e4b934703734385340bf62e16540634bac280',
  'dd2a715ef06e5932577f025394351bac5bd12a772460939049eb4102a5abc0c7b02177b455f907d4229f7602e3f7d2e758eea613aa087a9077307073',
  '44f817e5238f6703d34293d753c962bf0aa41d2471f1acbba5078dc09f90eba5a84c51062fd872e37f430e2561adfd7e89869db19c30dcaa0b362016',
  '71ccc0f07cc452597d191408c70fd326dfd7a4f7c805232660cbb0ae0bb443586d081518b60a1437d9f2faaefe142236fb4c178a520c118481341035',
  'ce777dce3f6091c542afebaaa73b07a1d31c008591251125bd766dbd3ac780c4523c8e4fb43a37b4702c338edf161215c80f1929d8284161b5e0bf7f',
  'c53ff0c5713ca6edef0715d2b9044d38dca75060c51a8aba',
].join('');

const PARTITIONS = 256;

/** The hash tags, including braces. */
export const tags: readonly string[] = Array.from(
  { length: PARTITIONS },
  (_, n) => `{p${digits.slice(3 * n, 3 * n + 3)}}`,
);

/** Returns the hash tag of a match: FNV-1a of its id, folded. */
export function tagOf(id: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return tags[(hash ^ (hash >>> 8) ^ (hash >>> 16) ^ (hash >>> 24)) & (PARTITIONS - 1)] as string;
}
