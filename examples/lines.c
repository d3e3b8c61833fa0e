/* A player in C that speaks the line protocol:

       cc -o lines examples/lines.c
       parlour match dualite --players ./lines,random

   It makes the first move of the list "choices" in each view, and reads no more JSON than it needs for that. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        if (strstr(line, "\"type\": \"view\"") == NULL)
            continue; /* a game begins or ends: nothing is asked */
        char *choices = strstr(line, "\"choices\": [\"");
        if (choices == NULL)
            return 1;
        char *move = choices + strlen("\"choices\": [\"");
        printf("%.*s\n", (int)strcspn(move, "\""), move);
        fflush(stdout);
    }
    free(line);
    return 0;
}
