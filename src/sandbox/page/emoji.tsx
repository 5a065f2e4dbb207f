import type { PageEmoji } from '../page-api/index.ts';

export function EmojiView({ emoji }: { readonly emoji: PageEmoji }) {
  if (emoji.id) return <img class="emoji" src={`/emojis/${emoji.id}.png`} alt="" />;
  return (
    <span class="emoji" aria-hidden="true">
      {emoji.name}
    </span>
  );
}
