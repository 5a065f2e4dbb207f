/** A way to find out who someone in a browser is. */
export interface SignIn {
  /** Returns where to send the browser, and what it keeps in the meantime. */
  begin(): { readonly address: string; readonly kept: string };
  /** Returns the id of the person who came back; null if that didn't work. `kept` is from the same browser. */
  finish(query: URLSearchParams, kept: string): Promise<string | null>;
}
