import { COMPETITION_VERSION, competitionSchema } from '../../clubs/competition.ts';
import { StoreError, type StoredCompetition } from '../ports.ts';
import type { Ports } from '../transition/commit.ts';
import { saveCompetition } from './change-competition.ts';
import { matchFacts } from './match-facts.ts';
import { performEffects } from './perform-effects.ts';

/**
 * Does everything due in a competition: carries out what was left to do, counts the matches that ended, and lets it go
 * on. Repeated, late or wrong calls do no harm.
 */
export async function processCompetition(ports: Ports, id: string): Promise<void> {
  const { store, runtime, limits } = ports;
  for (let attempt = 0; attempt < limits.attempts; attempt++) {
    const loaded = await loadReadable(ports, id);
    if (!loaded) return;
    const { stored, isDone } = await performEffects(ports, loaded);
    // It stays due, so that the rest follows in a moment.
    if (!isDone) return;
    const ended = await store.competitions.ended(id);
    const isTimeUp = stored.club.next !== null && stored.club.next <= runtime.now();
    const facts = await matchFacts(ports, stored, ended, isTimeUp);
    const saved = await saveCompetition(ports, stored, stored, { facts, counted: ended });
    if (!saved) continue;
    await performEffects(ports, saved);
    return;
  }
  throw new Error(`competition ${id} is changed too often to be processed`);
}

/** Loads a competition; null if there is none, or it can't be read: then it was set aside. */
async function loadReadable({ store }: Ports, id: string): Promise<StoredCompetition | null> {
  try {
    const stored = await store.competitions.load(id);
    const { success, error } = competitionSchema.safeParse(stored?.club);
    if (!stored || success) return stored;
    // One of a newer version waits for that version.
    if (stored.club.version > COMPETITION_VERSION) throw error;
    await store.competitions.quarantine(id, error.message.replaceAll(/\s+/gu, ' '));
    return null;
  } catch (error) {
    if (error instanceof StoreError && error.fault === 'corrupted') return null;
    throw error;
  }
}
