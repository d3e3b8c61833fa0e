/** Names the message types with which this client was built. */
declare const __AGREED__: string;

declare module 'virtual:languages' {
  type Text = () => Promise<{ default: string }>;
  /** By language: what is said at the front door, inside the house, on pages opened seldom, over a review, in refusals, without a server; what each game says, and what its school says. */
  const languages: Record<string, Record<'door' | 'inside' | 'pages' | 'review' | 'refusals' | 'offline', Text> & Record<'games' | 'schools', Record<string, Text>>>;
  export default languages;
  /** The languages in which the house itself speaks. */
  export const spoken: readonly string[];
}
