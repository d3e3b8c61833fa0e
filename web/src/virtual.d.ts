declare module 'virtual:languages' {
  type Text = () => Promise<{ default: string }>;
  /** By language: what is said at the front door, what inside the house, what each game says, and what its school says. */
  const languages: Record<string, { door: Text; inside: Text; games: Record<string, Text>; schools: Record<string, Text> }>;
  export default languages;
  /** The languages in which the house itself speaks. */
  export const spoken: readonly string[];
}
