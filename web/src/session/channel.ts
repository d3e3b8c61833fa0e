// How a session exchanges messages with a table: over a WebSocket to a server. A message port to a worker in this
// browser fits the same interface.
import type { Hello, Reply, Request } from '../wire';

export interface Channel {
  /** Send a message; it is lost when the channel is closing. Only after `onopen`. */
  send(message: Hello | Request): void;
  /** Close the channel; `onclose` is called as for a connection that broke. */
  close(): void;
}

export interface ChannelEvents {
  onopen(): void;
  onmessage(reply: Reply): void;
  onclose(): void;
}

/** Opens a new channel to the same table; called again for each reconnection. */
export type OpenChannel = (events: ChannelEvents) => Channel;

/** Channels to a table on a server. */
export function webSocketChannel(address: string): OpenChannel {
  return ({ onopen, onmessage, onclose }) => {
    const socket = new WebSocket(address);
    socket.onopen = onopen;
    socket.onmessage = (event) => onmessage(JSON.parse(String(event.data)) as Reply);
    socket.onclose = onclose;
    return {
      send: (message) => socket.send(JSON.stringify(message)),
      close: () => socket.close(),
    };
  };
}
