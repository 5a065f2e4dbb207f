import type { InteractionContext } from '../interactions/interaction-context.ts';

/** A private panel whose owner waits for answers to an offer. */
export interface WaitingPanel {
  readonly match: string;
  readonly interaction: InteractionContext;
}

/** The panels of this process that follow along. Discord lets a private message be edited for a quarter of an hour. */
export interface OpenPanels {
  remember(panel: WaitingPanel): void;
  /** Forgets the panel of a person who has clicked something: it may show another page now. */
  forget(user: string): void;
  /** Returns the panel a person has open in a match; null if there is none that can still be edited. */
  find(match: string, user: string): WaitingPanel | null;
}

const EDITABLE = 14 * 60_000;
/** Persons whose panels are remembered; the oldest are forgotten. */
const MOST = 1_000;

export function createOpenPanels(now: () => number): OpenPanels {
  const panels = new Map<string, { readonly panel: WaitingPanel; readonly until: number }>();
  return {
    remember(panel) {
      const user = panel.interaction.person.id;
      panels.delete(user);
      panels.set(user, { panel, until: now() + EDITABLE });
      if (panels.size > MOST) panels.delete(panels.keys().next().value ?? '');
    },
    forget(user) {
      panels.delete(user);
    },
    find(match, user) {
      const { panel, until = 0 } = panels.get(user) ?? {};
      return panel?.match === match && now() < until ? panel : null;
    },
  };
}
