/**
 * Protocol between the sandbox and its web page; types only.
 *
 * One port serves everything (loopback only):
 *   GET  /                      the page's static files (index.html for `/`)
 *   GET  /page-api/people       PeopleAnswer: all people, for the person switch before a socket exists
 *   POST /page-api/people       AddPersonBody → PagePerson: a new person, member of every guild
 *   POST /page-api/clock        AdvanceBody → ClockAnswer: fast-forward
 *   GET  /attachments/…         pictures and files; the addresses come ready-made in messages and never expire for the page
 *   GET  /emojis/<id>.png       custom emojis, written <:name:id> in texts
 *   WS   /page?as=<userId>      everything else: JSON text frames, ServerFrame down, ClientFrame up
 *
 * POST requests and answers are application/json; an error is `{ "error": "<sentence>" }` with a 4xx status.
 * A socket with an unknown `as` is closed with code 4404. Several windows may be the same person at the same time.
 *
 * The page gets this Content-Security-Policy, so no inline scripts and no inline <style> or style="" in HTML
 * (setting element.style from a script is fine):
 *   default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self';
 *   connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
 *
 * A person receives only what that person may see: no channel without the view permission, no other person's ephemeral
 * messages or DMs, and no private thread without membership.
 *
 * Times are milliseconds since 1970 on the sandbox's own clock (see ClockFrame). Ids are Discord snowflakes as strings;
 * compare two of the same length as text, or by BigInt, to get the order in time.
 */

export type * from './commands.ts';
export type * from './components.ts';
export type * from './frames.ts';
export type * from './http.ts';
export type * from './messages.ts';
export type * from './modals.ts';
export type * from './channels.ts';
export type * from './requests.ts';
